#!/usr/bin/env node
// `npm start` is "exec node ...": a shell then becomes our process, so that a signal to npm reaches it. Shells of Windows
// know no exec; there npm finds this program under that name, which runs the rest of its line.
import { spawn } from "node:child_process";

const [, , command = "node", ...args] = process.argv;
const child = spawn(command, args, { stdio: "inherit" });
process.on("SIGINT", () => {});
child.on("exit", (code) => process.exit(code ?? 1));
