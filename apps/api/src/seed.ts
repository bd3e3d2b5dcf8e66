import { setTimeout as sleep } from 'node:timers/promises'
import { createApi } from './app.ts'
import { seedDemo } from './capabilities/developers/demo/seed-demo.ts'
import { compose } from './compose/compose.ts'
import { BadSetting, readConfig } from './configuration/config.ts'
import { patientSend } from './process/patient-send.ts'
import { stopWith } from './process/process.ts'

const TEST_CARD = 'pm_card_visa'

/** Fills a local copy with demonstration data; refuses anywhere else. */
async function main(): Promise<void> {
  const config = readConfig()
  if (config.DEPLOYMENT !== 'local' || config.PAYMENTS !== 'sandbox') {
    stopWith('demonstration data are for a local copy with test payments only.')
  }
  const { deps, close } = await compose(config, { isWorker: false })
  const api = createApi(deps)
  const send = patientSend(
    async (request) => api(request, { ip: '127.0.0.1', requestId: 'demo' }),
    {
      wait: (seconds) => sleep(seconds * 1000),
      say: (words) => process.stderr.write(`understory: ${words}\n`),
    },
  )
  const pay = async (clientSecret: string) => {
    const [paymentId] = clientSecret.split('_secret_')
    const response = await fetch(`${config.SANDBOX_URL}/v1/payment_intents/${paymentId}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_local_understory' },
      body: new URLSearchParams({
        client_secret: clientSecret,
        payment_method: TEST_CARD,
        return_url: config.origin,
      }),
    })
    if (!response.ok) throw new Error(`the test card was refused: ${await response.text()}`)
  }
  await seedDemo(deps, { pay, send })
  await close()
}

main().catch((fault: unknown) => {
  if (fault instanceof BadSetting) stopWith(fault.message)
  throw fault
})
