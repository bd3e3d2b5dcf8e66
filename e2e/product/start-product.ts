import { STRAPI_TOKEN } from '@understory/sandbox/content/strapi-control.ts'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../tools/free-port.ts'
import { buildProduct } from '../../tools/start/build-product.ts'
import { run } from '../../tools/start/processes.ts'
import { chromiumProgram } from '../browser/launch-browser.ts'
import { CONTENT_PREVIEW_SECRET, CONTENT_WEBHOOK_SECRET } from '../site/secrets.ts'
import { startProduct } from './one-product.ts'
import { startOutsideSink } from './outside-sink.ts'

/** The product as `npm start` runs it, on a folder of its own, for every journey. */
export default async function setup(project: TestProject) {
  await buildProduct()
  const [program, { stack, stop }] = await Promise.all([
    chromiumProgram(),
    startProduct('journeys'),
  ])
  const outside = await startOutsideSink()
  const strict = await startStrict(stack.env, outside)
  project.provide('origin', stack.origin)
  project.provide('strictOrigin', strict.origin)
  project.provide('outsideHost', outside.host)
  project.provide('chromiumProgram', program)
  project.provide('sandboxUrl', String(stack.env.SANDBOX_URL))
  project.provide('databaseUrl', stack.database.url)
  return async () => {
    await strict.server.stop()
    await outside.close()
    await stop()
  }
}

/**
 * The same database behind a second server: with every service outside, a content service among them, and
 * with the limits of a real one.
 */
async function startStrict(env: NodeJS.ProcessEnv, outside: { host: string; dsn: string }) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    ORIGIN: origin,
    TAG_MANAGER_ID: 'GTM-TEST123',
    GOOGLE_TAG_ID: 'G-TEST123',
    META_PIXEL_ID: '1234567890',
    HOTJAR_SITE_ID: '1234567',
    INTERCOM_APP_ID: 'abc12345',
    INTERCOM_IDENTITY_SECRET: 'a-secret-of-the-vendor',
    OUTSIDE_HOST: outside.host,
    CONTENT_SERVICE: 'strapi',
    CONTENT_URL: `${env.SANDBOX_URL}/strapi`,
    CONTENT_TOKEN: STRAPI_TOKEN,
    CONTENT_WEBHOOK_SECRET,
    CONTENT_PREVIEW_SECRET,
    OFFER_TEXT: 'Until Sunday each tree has a twin.',
    OFFER_LINK: '/solutions/personal/instant',
    SENTRY_DSN: outside.dsn,
    SENTRY_TRACES_SAMPLE_RATE: '0',
    RATE_LIMIT_SCALE: '1',
  }
  const server = await run('strict server', 'build/server.js', {
    env: { ...env, ...settings },
  })
  return { origin, server }
}
