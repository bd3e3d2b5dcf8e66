import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import type { Project } from '../../commerce/prices/public.ts'

/** The projects behind a certificate, as it names them. */
export const projectsOfCertificate = (
  projects: readonly Project[],
  used: ReadonlySet<string>,
): ReplyOf<typeof VerifyCertificate>['projects'] =>
  projects
    .filter(({ id }) => used.has(id))
    .map(({ id, impact, name, partner, country, creditKind, isSample }) => ({
      id,
      impact,
      name,
      partner,
      country,
      creditKind,
      isSample,
    }))
