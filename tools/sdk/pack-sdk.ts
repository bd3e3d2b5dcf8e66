import { join, relative } from 'node:path'
import { ROOT } from '../folders.ts'
import { say } from '../start/say.ts'
import { buildSdk } from './build-sdk.ts'

const tarball = await buildSdk(join(ROOT, 'packages/sdk/build'))
say(`packed ${relative(process.cwd(), tarball)}`)
