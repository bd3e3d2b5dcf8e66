import { Hono } from 'hono'
import { FLEET_RECORDS } from './fleet-records.ts'
import { TEST_RECORDS } from './test-records.ts'

/** Lets tests count requests, slow the service down, and end its key. */
export type RegistryControl = {
  /** How often each number was requested. */
  readonly asked: ReadonlyMap<string, number>
  /** What every answer waits for. */
  until: Promise<unknown> | null
  isKeyRevoked: boolean
}

export const REGISTRY_KEY = 'local-registry-key'

export const registryControl = (): RegistryControl & { asked: Map<string, number> } => ({
  asked: new Map(),
  until: null,
  isKeyRevoked: false,
})

/** Speaks the contract of the DVLA Vehicle Enquiry Service 1.2. */
export function createRegistryApp(control: RegistryControl & { asked: Map<string, number> }): Hono {
  const app = new Hono()
  app.post('/vehicle-enquiry/v1/vehicles', async (c) => {
    const isKnown = c.req.header('x-api-key') === REGISTRY_KEY && !control.isKeyRevoked
    if (!isKnown) return c.json({ message: 'Forbidden' }, 403)
    const { registrationNumber: number } = await c.req.json<{ registrationNumber?: unknown }>()
    const registration = typeof number === 'string' ? number : ''
    control.asked.set(registration, (control.asked.get(registration) ?? 0) + 1)
    await control.until
    if (!/^[A-Z0-9]{2,7}$/.test(registration)) return c.json(fault(400, 'Bad Request'), 400)
    const record = TEST_RECORDS[registration] ?? FLEET_RECORDS[registration]
    if (!record) return c.json(fault(404, 'Vehicle Not Found'), 404)
    const body =
      record.status === 200 ? { registrationNumber: registration, ...record.body } : record.body
    return c.json(body, record.status as 200)
  })
  return app
}

const fault = (status: number, title: string) => ({
  errors: [{ status: String(status), code: String(status), title }],
})
