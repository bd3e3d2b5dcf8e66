import { expect, test } from 'vitest'
import { createGuardedRequest, ForbiddenAddress } from './guarded-request.ts'

test('a name that leads to this machine is refused before anything is connected', async () => {
  const request = createGuardedRequest({ allowsLoopback: false })
  const asked = request(new URL('https://localhost:1/'), { method: 'GET' })
  await expect(asked).rejects.toBeInstanceOf(ForbiddenAddress)
})

test('a name that leads to this machine is connected to where that is allowed', async () => {
  const request = createGuardedRequest({ allowsLoopback: true })
  const asked = request(new URL('http://localhost:1/'), { method: 'GET' })
  await expect(asked).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
