import { ExportFrameworkWorkbook } from '@understory/contracts/footprints/framework-disclosures.ts'
import type { Route } from './+types/facts-xlsx.route'
import { frameworkFile } from './framework-file.ts'

/** The facts of a framework as XLSX. */
export const loader = (args: Route.LoaderArgs) =>
  frameworkFile(args, { endpoint: ExportFrameworkWorkbook, extension: 'xlsx' })
