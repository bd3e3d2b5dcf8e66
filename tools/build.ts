import { buildProduct } from './start/build-product.ts'
import { say } from './start/say.ts'

say((await buildProduct()) ? 'built the pages and the processes' : 'everything is up to date')
