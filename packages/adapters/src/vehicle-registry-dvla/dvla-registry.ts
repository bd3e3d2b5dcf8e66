import type { RegistryFacts } from '@understory/domain/vehicles/identification/identify/registered-vehicle.ts'
import type {
  RegistryAnswer,
  VehicleRegistry,
} from '@understory/ports/vehicles/vehicle-registry.ts'

const PRODUCTION = 'https://driver-vehicle-licensing.api.gov.uk'
const DVLA_REGISTRY_PATH = '/vehicle-enquiry/v1/vehicles'
const DVLA_REGISTRY_TIMEOUT_MS = 2_000

/**
 * The DVLA Vehicle Enquiry Service 1.2. The number travels in the body: it is sensitive, and addresses
 * are logged.
 */
export function createDvlaRegistry(settings: {
  readonly apiKey: string
  /** Scheme and host; the real service by default. */
  readonly host?: string
}): VehicleRegistry {
  const url = new URL(DVLA_REGISTRY_PATH, settings.host ?? PRODUCTION)
  return {
    async find(registration) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': settings.apiKey },
        body: JSON.stringify({ registrationNumber: registration }),
        redirect: 'error',
        signal: AbortSignal.timeout(DVLA_REGISTRY_TIMEOUT_MS),
      })
      return readAnswer(response)
    },
  }
}

async function readAnswer(response: Response): Promise<RegistryAnswer> {
  if (response.status === 404) return { status: 'missing' }
  if (response.status === 400) return { status: 'refused' }
  // Faults of the service and of the gateway before it have bodies of two shapes; neither is of use.
  if (!response.ok) throw new Error(`the vehicle registry answered ${response.status}`)
  return { status: 'found', facts: readFacts(await response.json()) }
}

function readFacts(body: unknown): RegistryFacts {
  const held = new Map(Object.entries(body && typeof body === 'object' ? body : {}))
  const text = (field: string) => {
    const value = held.get(field)
    return typeof value === 'string' && value !== '' ? value : null
  }
  const number = (field: string) => {
    const value = held.get(field)
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  }
  return {
    make: text('make'),
    colour: text('colour'),
    fuelType: text('fuelType'),
    engineCapacityCc: number('engineCapacity'),
    co2GramsPerKm: number('co2Emissions'),
    yearOfManufacture: number('yearOfManufacture'),
    monthOfFirstRegistration: text('monthOfFirstRegistration'),
    typeApproval: text('typeApproval'),
    wheelplan: text('wheelplan'),
    revenueWeightKg: number('revenueWeight'),
  }
}
