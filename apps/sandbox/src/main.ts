import { enableCompileCache } from 'node:module'

// Stripped and compiled files are cached between runs: a third of the start-up time.
enableCompileCache()
const { runSandbox } = await import('./run-sandbox.ts')
await runSandbox()
