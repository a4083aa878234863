import { makeSmallPhotos } from "./small-photos.ts";
import { startProduct } from "./product/start-product.ts";

/** Playwright's global set-up: one product for all browser tests; the answer stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.CURTA_E2E_URL = product.url;
  process.env.CURTA_E2E_DATA = product.dataFolder;
  await makeSmallPhotos(product.dataFolder);
  return async () => {
    await product.stop();
  };
}
