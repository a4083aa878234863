import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { main } from "assemblyscript/asc";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const FLAGS = ["-O3", "--noAssert", "--runtime", "stub", "--enable", "simd,bulk-memory"];
const MEMORY = ["--importMemory", "--initialMemory", "1", "--maximumMemory", "65536"];

/** Compiles the AssemblyScript source beside this file. The same source always gives the same bytes. */
export async function compileGrade(): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined;
  const { error } = await main(
    ["grade.as.ts", "--baseDir", FOLDER, "--outFile", "grade.wasm", ...FLAGS, ...MEMORY],
    {
      writeFile(_name, contents) {
        if (typeof contents !== "string") wasm = contents;
      },
    },
  );
  if (error || !wasm) throw new Error("the grading kernel does not compile", { cause: error });
  return wasm;
}

if (import.meta.main) await writeFile(`${FOLDER}grade.wasm`, await compileGrade());
