import {
  type RevisionStatement,
  statementBytes,
} from '@understory/ledger-log/statements/revision-statement.ts'
import { z } from 'zod'

const Head = z.object({ alg: z.literal('Ed25519') })
const Credential = z.object({
  credentialSubject: z.object({
    name: z.string(),
    trees: z.string(),
    co2e: z.string(),
    plastic: z.string(),
    effectiveFrom: z.string(),
    effectiveTo: z.string(),
  }),
  evidence: z.tuple([z.object({ statement: z.string() })]),
})

/** In what the credential for machines differs from the statement, '' if in nothing. Its signature is not checked. */
export function differenceOfCredentialClaim(
  credential: string,
  statement: RevisionStatement,
  name: string | null,
): string {
  const { milliTrees, co2eGrams, plasticGrams, effective } = statement
  const [head = '', body = ''] = credential.split('.')
  const read = Credential.safeParse(jsonIn(body))
  if (!read.success || !Head.safeParse(jsonIn(head)).success) return 'form'
  const { credentialSubject: said, evidence } = read.data
  const pairs: readonly [string, string | null, string][] = [
    ['name', name, said.name],
    ['figure of trees', `${milliTrees} mtree`, said.trees],
    ['figure of CO2e', `${co2eGrams} g`, said.co2e],
    ['figure of plastic', `${plasticGrams} g`, said.plastic],
    ['first day', effective.from, said.effectiveFrom],
    ['last day', effective.to, said.effectiveTo],
    ['statement', Buffer.from(statementBytes(statement)).toString('base64'), evidence[0].statement],
  ]
  return pairs.find(([, stated, found]) => stated !== found)?.[0] ?? ''
}

function jsonIn(base64url: string): unknown {
  try {
    const bytes = Buffer.from(base64url, 'base64url')
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
