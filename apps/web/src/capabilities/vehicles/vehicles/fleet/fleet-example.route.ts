import { fleetExample } from '@understory/domain/vehicles/vehicles/fleet/fleet-example.ts'
import { fileAnswer } from '../../../../http/files/file-answer.ts'

export function loader() {
  return fileAnswer({
    bytes: new TextEncoder().encode(fleetExample()),
    contentType: 'text/csv; charset=utf-8',
    downloadAs: 'vehicles-example.csv',
    cacheControl: 'public, max-age=3600',
  })
}
