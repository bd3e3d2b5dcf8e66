import { ExportFrameworkCsv } from '@understory/contracts/footprints/framework-disclosures.ts'
import type { Route } from './+types/facts-csv.route'
import { frameworkFile } from './framework-file.ts'

/** The facts of a framework as CSV. */
export const loader = (args: Route.LoaderArgs) =>
  frameworkFile(args, { endpoint: ExportFrameworkCsv, extension: 'csv' })
