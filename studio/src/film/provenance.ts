import { appendFile } from "node:fs/promises";
import { MADE_BY } from "../texts/made-by.ts";

/**
 * IPTC's "composite": a mix of several elements, any of which may or may not be generative AI. A film mixes a
 * photo, lettering and synthesized music; whether the photo was captured or generated is not known.
 * "algorithmicallyEnhanced" is said of one medium whose main content stays, which music and lettering are no part
 * of; "compositeCapture" wants every element captured; "compositeSynthetic" and the "trainedAlgorithmicMedia" ones
 * want generative AI, which the studio does not use; "algorithmicMedia" wants no captured element at all.
 * Source: IPTC NewsCodes, Digital Source Type (http://cv.iptc.org/newscodes/digitalsourcetype/), release of
 * 2024-10-23. The address is a name in the vocabulary and stands with http.
 */
const DIGITAL_SOURCE = "http://cv.iptc.org/newscodes/digitalsourcetype/composite";

/** The box that holds XMP in MP4 files (XMP specification, part 3: ISO base media). */
const XMP_UUID = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

/**
 * Appends the origin of the film as XMP, which picture agencies and platforms read. At the end of the file it does not move
 * anything that the index points to. Says nothing about the photo itself.
 */
export async function writeProvenance(path: string): Promise<void> {
  const xmp = Buffer.from(packet());
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + XMP_UUID.length + xmp.length);
  head.write("uuid", 4, "latin1");
  await appendFile(path, Buffer.concat([head, XMP_UUID, xmp]));
}

function packet(): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmp:CreatorTool="Curta"
    Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE}">
   <dc:description><rdf:Alt><rdf:li xml:lang="x-default">${MADE_BY}</rdf:li></rdf:Alt></dc:description>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}
