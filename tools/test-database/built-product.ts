import { buildProduct } from '../start/build-product.ts'

/** Pages are tested as they are built, so the build is brought up to date first. */
export default async function setup(): Promise<void> {
  await buildProduct()
}
