import { ADMIN } from "./start-product.ts";

/**
 * Who signs in: on the product that all tests share somebody new in each test (see test.ts), on a product of a test's own its
 * first user.
 */
export const account = { email: ADMIN.email, password: ADMIN.password };
