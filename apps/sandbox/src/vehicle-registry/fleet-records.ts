import type { RegistryRecord } from './test-records.ts'

type Seeded = readonly [
  registration: string,
  make: string,
  fuelType: string,
  engineCapacity: number | null,
  co2Emissions: number | null,
  month: string,
  typeApproval: string,
  wheelplan: string,
  revenueWeight: number | null,
]

const RIGID = '2 AXLE RIGID BODY'

/** Invented vehicles, one of each kind that behaves in its own way. */
const FLEET: readonly Seeded[] = [
  // The example that the product shows beside its field.
  ['AB12CDE', 'FORD', 'PETROL', 1242, 119, '2012-05', 'M1', RIGID, null],
  ['FB21OAK', 'FORD', 'PETROL', 999, 121, '2021-03', 'M1', RIGID, null],
  ['FB70ASH', 'VOLKSWAGEN', 'DIESEL', 1968, 126, '2020-11', 'M1', RIGID, null],
  ['FB19ELM', 'TOYOTA', 'HYBRID ELECTRIC', 1798, 78, '2019-06', 'M1', RIGID, null],
  ['FB22FIR', 'BMW', 'HYBRID ELECTRIC', 1998, 36, '2022-04', 'M1', RIGID, null],
  ['FB23YEW', 'TESLA', 'ELECTRICITY', null, 0, '2023-03', 'M1', RIGID, null],
  ['FB68VAN', 'FORD', 'DIESEL', 1995, 189, '2018-11', 'N1', RIGID, 3100],
  ['FB24EVN', 'VAUXHALL', 'ELECTRICITY', null, 0, '2024-05', 'N1', RIGID, 3100],
  ['FB17HGV', 'DAF', 'DIESEL', 6700, null, '2017-05', 'N3', RIGID, 18000],
  ['FB18ART', 'SCANIA', 'DIESEL', 12700, null, '2018-02', 'N3', '3 AXLE + 3 AXLE ARTIC', 44000],
  ['FB66BUS', 'ALEXANDER DENNIS', 'DIESEL', 4500, null, '2016-10', 'M3', RIGID, 12400],
  ['FB15BKE', 'TRIUMPH', 'PETROL', 1215, null, '2015-04', 'L3', '2 WHEEL', null],
  ['FB05OLD', 'ROVER', 'PETROL', 1796, 0, '2005-09', 'M1', RIGID, null],
]

export const FLEET_RECORDS: Readonly<Record<string, RegistryRecord>> = Object.fromEntries(
  FLEET.map(([registration, make, fuelType, engine, co2, month, approval, wheelplan, weight]) => [
    registration,
    {
      status: 200,
      body: {
        make,
        fuelType,
        ...(engine !== null && { engineCapacity: engine }),
        ...(co2 !== null && { co2Emissions: co2 }),
        yearOfManufacture: Number(month.slice(0, 4)),
        colour: 'GREEN',
        typeApproval: approval,
        wheelplan,
        ...(weight !== null && { revenueWeight: weight }),
        taxStatus: 'Taxed',
        motStatus: 'Valid',
        monthOfFirstRegistration: month,
        markedForExport: false,
      },
    },
  ]),
)
