import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 6 });

/** The compressed bytes; fetch would decompress them. */
export function readCompressed(url: string, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${path}: ${answer.statusCode}`));
      });
    });
    asked.on("error", reject).end();
  });
}
