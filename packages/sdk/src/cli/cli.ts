#!/usr/bin/env node
import { env, exit, platform, stderr, stdin, stdout } from 'node:process'
import { runCli } from './run-cli.ts'
import { readSecret } from './terminal/read-secret.ts'

const interrupted = new AbortController()
process.once('SIGINT', () => interrupted.abort())

const code = await runCli(process.argv.slice(2), {
  env,
  platform,
  signal: interrupted.signal,
  print: (text) => stdout.write(`${text}\n`),
  complain: (text) => stderr.write(`${text}\n`),
  readSecret: (question) => readSecret(stdin, stderr, question),
})
exit(code)
