#!/usr/bin/env node
// `npx understory-admin …` from a clone: installs what the program runs with, and runs it on the right Node.
process.env.INIT_CWD ??= process.cwd()
process.argv.splice(2, 0, 'tools/admin.ts')
await import('./run.mjs')
