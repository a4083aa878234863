import { join } from "node:path";

/** Where `curta models add depth` puts the network for depth, and where whoever looks at photos finds it. */
export function depthModelIn(dataFolder: string): string {
  return join(dataFolder, "models", "depth.curta");
}
