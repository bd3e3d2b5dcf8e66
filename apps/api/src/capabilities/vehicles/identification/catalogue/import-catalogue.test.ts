import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { ListLookupOptions } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../../../../../../tools/folders.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { importCatalogue } from './import-catalogue.ts'

const run = promisify(execFile)
const SEPARATOR = '\u001f'
const SHARED = join(ROOT, '../shared/data/vehicles/')

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  folder = await mkdtemp(join(tmpdir(), 'understory-catalogue-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

let count = 0
async function imported(text: string, ending = 'csv') {
  count += 1
  const file = join(folder, `${count}.${ending}`)
  await writeFile(file, ending === 'csv' ? text : gzipSync(text))
  return importCatalogue(api.deps.db, file)
}

async function lookUp(market: 'uk' | 'us', ...path: string[]) {
  const { data } = await api.call(ListLookupOptions, {
    query: { market, path: path.join(SEPARATOR) },
  })
  return data
}

const storedVehicle = (sourceId: string) =>
  api.deps.db
    .selectFrom('catalogue_vehicle')
    .select(['production_year', 'fuel_type', 'make', 'base_model_name', 'engine_size_l'])
    .select(['transmission', 'g_co2_per_km', 'cycle', 'rank'])
    .where('source_id', '=', sourceId)
    .executeTakeFirst()

const EPA_HEADER =
  'id,year,make,model,baseModel,displ,trany,fuelType,atvType,co2TailpipeGpm,co2TailpipeAGpm'

describe('vehicles.csv of fueleconomy.gov', () => {
  test.each([
    ['1,2020,Ford,Escape FWD,Escape,1.5,Automatic (S8),Regular,,290,-1', 'petrol', 180.2, '1.5'],
    ['2,2020,Ram,1500,1500,3.0,Automatic 8-spd,Diesel,Diesel,390,-1', 'diesel', 242.3, '3.0'],
    [
      '3,2020,Toyota,Prius,Prius,1.8,Automatic (variable gear ratios),Regular,Hybrid,159,-1',
      'hybrid',
      98.8,
      '1.8',
    ],
    [
      '4,2021,Toyota,RAV4 Prime,RAV4,2.5,Automatic (AV-S6),Regular Gas and Electricity,Plug-in Hybrid,80,-1',
      'phev',
      49.7,
      '2.5',
    ],
    ['5,2021,Tesla,Model 3,Model 3,,Automatic (A1),Electricity,EV,0,-1', 'bev', 0, '-'],
    ['6,2012,Honda,Civic CNG,Civic,1.8,Automatic 5-spd,CNG,CNG,227,-1', 'cng', 141.1, '1.8'],
    [
      '7,2014,Chevrolet,Impala,Impala,3.6,Automatic 6-spd,Gasoline or E85,FFV,400,390',
      'ffv',
      248.5,
      '3.6',
    ],
    [
      '8,2015,Ford,F150,F150,5.0,Manual 6-spd,Gasoline or propane,Bifuel (LPG),500,420',
      'lpg',
      261,
      '5.0',
    ],
  ])('%s', async (line, fuel, grams, engine) => {
    const report = await imported(`${EPA_HEADER}\n${line}\n`)
    expect(report).toMatchObject({ read: 1, stored: 1, refused: {}, markets: ['us'] })
    expect(await storedVehicle(`epa:${line.split(',')[0]}`)).toMatchObject({
      fuel_type: fuel,
      g_co2_per_km: grams,
      engine_size_l: engine,
      cycle: 'EPA',
    })
  })

  test('what cannot be used is left out, with why and where', async () => {
    const report = await imported(
      `${EPA_HEADER}
11,2020,Toyota,Mirai,Mirai,,Automatic (A1),Hydrogen,FCV,0,-1
12,2020,Ford,Escape,Escape,1.5,,Regular,,290,-1
13,2020,Ford,Escape,Escape,1.5,Manual 5-spd,Regular,,0,-1
14,,Ford,Escape,Escape,1.5,Manual 5-spd,Regular,,290,-1
15,2020,Ford,Escape,Escape,,Manual 5-spd,Regular,,290,-1
16,2020,Toyota,Mirai,Mirai,,Automatic (A1),Hydrogen,FCV,0,-1
`,
    )
    expect(report).toMatchObject({
      read: 6,
      stored: 0,
      refused: {
        'a fuel that is not offered': { count: 2, lines: [2, 7] },
        'no transmission': { count: 1, lines: [3] },
        'no CO2 figure': { count: 1, lines: [4] },
        'no year': { count: 1, lines: [5] },
        'no engine size on a fuel that burns': { count: 1, lines: [6] },
      },
    })
  })
})

const VCA_HEADER =
  'Manufacturer,Model,Description,Transmission,Manual or Automatic,Engine Capacity,Fuel Type,Powertrain,WLTP CO2,WLTP CO2 Weighted,Date of change'
const ICE = 'Internal Combustion Engine (ICE)'

describe('car fuel data of the VCA', () => {
  test.each([
    [
      `FORD,"Fiesta, MY2022",ST-Line 1.0,M6,Manual,999,Petrol,${ICE},121,,1 March 2022`,
      'petrol',
      121,
      '1.0',
      'Ford',
    ],
    [
      `BMW,3 Series,320d,A8,Automatic,1995,Diesel,${ICE},126,,2 May 2021`,
      'diesel',
      126,
      '2.0',
      'BMW',
    ],
    [
      'BMW,3 Series,330e,A8,Automatic,1998,Petrol Electric,Plug-in Hybrid Electric Vehicle (PHEV),155,36,2 May 2021',
      'phev',
      36,
      '2.0',
      'BMW',
    ],
    [
      'TOYOTA,Corolla,Icon,CVT,Automatic,1798,Petrol Electric,Hybrid Electric Vehicle (HEV),102,,3 June 2023',
      'hybrid',
      102,
      '1.8',
      'Toyota',
    ],
    [
      'TESLA,Model 3,Long Range,A1,Electric - Not Applicable,0,Electricity,Battery Electric Vehicle (BEV),0,,3 June 2023',
      'bev',
      0,
      '-',
      'Tesla',
    ],
    [`DACIA,Sandero,Bi-Fuel,M6,Manual,999,LPG,${ICE},109,,3 June 2023`, 'lpg', 109, '1.0', 'Dacia'],
  ])('%s', async (line, fuel, grams, engine, make) => {
    const report = await imported(`${VCA_HEADER}\n${line}\n`)
    expect(report).toMatchObject({ read: 1, stored: 1, markets: ['uk'] })
    const year = /(\d{4})$/.exec(line)?.[1]
    const rows = await api.deps.db
      .selectFrom('catalogue_vehicle')
      .select(['fuel_type', 'g_co2_per_km', 'engine_size_l', 'make', 'cycle'])
      .where('source_id', '=', `vca${year}:2`)
      .where('make', '=', make)
      .execute()
    expect(rows).toContainEqual({
      fuel_type: fuel,
      g_co2_per_km: grams,
      engine_size_l: engine,
      make,
      cycle: 'WLTP',
    })
  })
})

const TIDY_HEADER =
  'year,make,base_model,model,engine_l,transmission,fuel_type,g_co2_per_km,source_id,test_cycle,quality_flag'

describe('the tidy form', () => {
  const path = ['petrol', 'manual', 'Sylvan', '2024', 'Oak', 'Oak Estate', '1.5']

  test('several values behind one path give the median with its range, zipped or not', async () => {
    const grams = [120, 124, 131, 150]
    const lines = grams.map(
      (each, at) => `2024,Sylvan,Oak,Oak Estate,1.5,manual,petrol,${each},sylvan:${at},WLTP,`,
    )
    const text = `${TIDY_HEADER}\n${lines.join('\n')}\n`
    expect(await imported(text, 'csv.gz')).toMatchObject({ read: 4, stored: 4 })
    const figure = { low: 120, high: 150, median: 127.5, variants: 4, cycle: 'WLTP' }
    expect((await lookUp('uk', ...path))?.figure).toEqual(figure)
    // The same file again changes nothing.
    expect(await imported(text)).toMatchObject({ read: 4, stored: 4 })
    expect((await lookUp('uk', ...path))?.figure).toEqual(figure)
  })

  test('a figure that its publisher doubts is left out', async () => {
    const line = '2024,Sylvan,Yew,Yew,1.5,automatic,phev,300,sylvan:9,WLTP,phev_above_plausible'
    const report = await imported(`${TIDY_HEADER}\n${line}\n`)
    expect(report.refused).toEqual({ 'flagged phev_above_plausible': { count: 1, lines: [2] } })
  })

  test('a file of another kind is refused by its header, and nothing is stored', async () => {
    await expect(imported('colour,wheels\nred,4\n')).rejects.toThrow(
      'The header is of none of these',
    )
  })

  test('a file that ends in the middle of a row leaves the catalogue as it was', async () => {
    const before = await lookUp('uk', ...path.slice(0, 2))
    const text = `${TIDY_HEADER}\n2024,Moss,Fern,Fern,1.0,manual,petrol,99,moss:1,WLTP,\n"2024,Moss`
    await expect(imported(text)).rejects.toThrow()
    expect(await lookUp('uk', ...path.slice(0, 2))).toEqual(before)
  })
})

const MOST_BYTES = 500 * 1_024 * 1_024

describe.skipIf(!existsSync(SHARED))('the whole catalogues', () => {
  test('127,707 rows within 500 MB, a reason for each refused, every path reachable', async () => {
    const names = ['uk_vehicles.csv.gz', 'us_vehicles.csv.gz', 'uk_supplement_ademe_2023.csv.gz']
    let rows = 0
    for (const name of names) {
      const report = await importedByTheTool(join(SHARED, name))
      expect(report.bytes).toBeLessThan(MOST_BYTES)
      expect(report.stored + report.leftOut).toBe(report.read)
      expect(report.leftOut / report.read).toBeLessThan(0.001)
      rows += report.read
    }
    expect(rows).toBe(127_707)
    expect(await unreachable('uk')).toEqual([])
    expect(await unreachable('us')).toEqual([])
  })
})

/** What `npm run vehicles:import` says of a file; its memory is that of a process of its own. */
async function importedByTheTool(file: string) {
  const { stdout } = await run(process.execPath, ['tools/admin.ts', 'import-vehicles', file], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: api.deps.config.DATABASE_URL },
  })
  const [, read, stored, megabytes] =
    /: (\d+) rows read, (\d+) stored, in .* s and (\d+) MB/.exec(stdout) ?? []
  const leftOut = [...stdout.matchAll(/(\d+) left out: /g)].map(([, count]) => Number(count))
  return {
    read: Number(read),
    stored: Number(stored),
    bytes: Number(megabytes) * 1_024 * 1_024,
    leftOut: leftOut.reduce((sum, each) => sum + each, 0),
  }
}

/** Paths of vehicles that the choices do not lead to, one option at a time. */
async function unreachable(market: 'uk' | 'us'): Promise<string[]> {
  const choices = await api.deps.db
    .selectFrom('catalogue_choice')
    .select(['path', 'options', 'median'])
    .where('market', '=', market)
    .execute()
  const optionsOf = new Map(choices.map(({ path, options }) => [path, new Set(options)]))
  const rows = await api.deps.db
    .selectFrom('catalogue_vehicle')
    .select(['fuel_type', 'transmission', 'make', 'production_year', 'base_model_name'])
    .select(['model_name', 'engine_size_l'])
    .distinct()
    .where('market', '=', market)
    .execute()
  const figures = new Set(choices.filter(({ median }) => median !== null).map(({ path }) => path))
  return rows
    .map((row) => [
      row.fuel_type,
      row.transmission,
      row.make,
      String(row.production_year),
      row.base_model_name,
      row.model_name,
      row.engine_size_l,
    ])
    .filter((path) => {
      const leads = path.every((value, depth) =>
        optionsOf.get(path.slice(0, depth).join(SEPARATOR))?.has(value),
      )
      return !(leads && figures.has(path.join(SEPARATOR)))
    })
    .map((path) => path.join(' > '))
    .slice(0, 5)
}
