import { buildWeb } from './start/build-web.ts'
import { say } from './start/say.ts'

say((await buildWeb()) ? 'built the pages' : 'the pages are up to date')
