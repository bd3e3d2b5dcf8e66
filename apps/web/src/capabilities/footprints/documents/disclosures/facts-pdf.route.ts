import { ExportFrameworkPdf } from '@understory/contracts/footprints/framework-disclosures.ts'
import type { Route } from './+types/facts-pdf.route'
import { frameworkFile } from './framework-file.ts'

/** The facts of a framework as PDF. */
export const loader = (args: Route.LoaderArgs) =>
  frameworkFile(args, { endpoint: ExportFrameworkPdf, extension: 'pdf' })
