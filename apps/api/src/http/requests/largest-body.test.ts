import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../../app.ts'
import { BODY_PLACES } from '../../from-manifests/body-places.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { largestBody } from './largest-body.ts'
import { isUpload } from './uploads.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('every call gets as many bytes as its contract promises', () => {
  const promises = allRoutes(api.deps).flatMap(({ endpoint }) => {
    const { method, path, maxBodyBytes = 0, file } = endpoint
    const place = path.replaceAll(/\{\w+\}/g, 'an-id')
    const most = Math.max(maxBodyBytes, file?.maxBytes ?? 0)
    const isEvidence = isUpload(BODY_PLACES, new Request('http://a.test', { method }), place)
    return most === 0 || isEvidence ? [] : [{ call: `${method} ${place}`, place, most }]
  })
  expect(promises.length).toBeGreaterThan(10)
  expect(
    promises.filter(({ place, most }) => largestBody(BODY_PLACES, place, true) < most),
  ).toEqual([])
})
