import type { SandboxSettings } from './start-sandbox.ts'

export type SandboxConfig = { ok: true; settings: SandboxSettings } | { ok: false; problem: string }

type Environment = Record<string, string | undefined>

/** Reads the environment; the only file of the sandbox that does. */
export function readSandboxConfig(env: Environment = process.env): SandboxConfig {
  if (env.DEPLOYMENT === 'production')
    return { ok: false, problem: 'The sandbox never runs in production: unset DEPLOYMENT.' }
  const port = readPort(env.SANDBOX_PORT)
  const smtpPort = readPort(env.SANDBOX_SMTP_PORT)
  if (port === null) return { ok: false, problem: 'SANDBOX_PORT must be a port, 0 to 65535.' }
  if (smtpPort === null)
    return { ok: false, problem: 'SANDBOX_SMTP_PORT must be a port, 0 to 65535.' }
  const { PAYMENTS_WEBHOOK_URL: url, PAYMENTS_WEBHOOK_SECRET: secret } = env
  if ((url === undefined) !== (secret === undefined))
    return {
      ok: false,
      problem: 'PAYMENTS_WEBHOOK_URL and PAYMENTS_WEBHOOK_SECRET are set together or not at all.',
    }
  return {
    ok: true,
    settings: {
      port,
      smtpPort,
      dataFolder: env.SANDBOX_DATA ?? null,
      webhook: url === undefined || secret === undefined ? null : { url, secret },
    },
  }
}

function readPort(text = '0'): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null
}
