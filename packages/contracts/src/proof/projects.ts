import { CREDIT_KINDS } from '@understory/domain/commerce/prices/credit-kind.ts'
import { z } from 'zod'
import { ImpactName } from '../commerce/product-list.ts'
import { endpoint } from '../endpoint.ts'

const Project = z.object({
  id: z.string(),
  name: z.string(),
  impact: ImpactName,
  partner: z.string(),
  country: z.string(),
  /** Where in the country, in words. */
  place: z.string(),
  /** Degrees north and east. */
  latitude: z.number(),
  longitude: z.number(),
  summary: z.string(),
  /** What its units are certified against; `null`: nothing. */
  standard: z.string().nullable(),
  creditKind: z.enum(CREDIT_KINDS).nullable(),
  /** An example that stands where a real project will. */
  isSample: z.boolean(),
  /** Taken where nobody chooses another. */
  isDefault: z.boolean(),
  /** Whether it can be funded now. */
  isOffered: z.boolean(),
  /** What everyone together has funded there, from the ledger: thousandths of a tree, or grams. */
  funded: z.int(),
})
export type Project = z.output<typeof Project>

const ProjectDetails = Project.extend({
  /** How a unit comes about, and is counted. */
  method: z.string(),
  unknowns: z.string(),
})
export type ProjectDetails = z.output<typeof ProjectDetails>

export const ListProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  summary: 'Every project, where it is, and what everyone together has funded there',
  answer: z.object({ projects: z.array(Project) }),
})

export const GetProject = endpoint({
  method: 'GET',
  path: '/api/projects/{projectId}',
  summary: 'One project, with how its units are counted and what is not known of it',
  params: z.object({ projectId: z.string().max(64) }),
  answer: ProjectDetails,
  refusals: ['PROJECT_NOT_FOUND', 'BAD_REQUEST'],
})
