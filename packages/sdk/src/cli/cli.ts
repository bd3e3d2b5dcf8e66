#!/usr/bin/env node
import { env, exit, platform, stderr, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
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
  lines: () => createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  readSecret: (question) => readSecret(stdin, stderr, question),
})
exit(code)
