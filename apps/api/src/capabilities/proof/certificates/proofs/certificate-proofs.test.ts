import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  GetCertificateFile,
  GetCertificatePdf,
  ListCertificateRevisions,
  VerifyCertificate,
} from '@understory/contracts/proof/certificates.ts'
import { parseVerifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { readNameFile } from '@understory/ledger-log/proof/name-file.ts'
import { verifyProofFile } from '@understory/ledger-log/proof/proof-file.ts'
import { verifyCertificate } from '@understory/ledger-log/proof/verify-certificate.ts'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsIn } from '../../../../../../../tools/proof/texts-in.ts'
import { temporaryFolder } from '../../../../../../../tools/temporary-folder.ts'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { closeAccount } from '../../../people/privacy/close-account.ts'
import { reverseInLedger } from '../../ledger/public.ts'
import { answerLog } from '../../public-log/public.ts'
import { answerCredentialKeys, signCredentials } from '../public.ts'

let api: TestApi
let ada: TestPerson
let bought: { id: string; purchaseId: string }
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
  ada = await joinAs(api, 'personal')
  bought = await buy(ada, 3)
  await signCredentials(api.deps)
})
const folder = temporaryFolder('proofs')
afterAll(async () => {
  await rm(folder, { recursive: true })
  await api.close()
})

const BOTH = { milliTrees: 90_000, co2eGrams: 500_000 }

async function buy(person: TestPerson, months: number, amounts: object = BOTH) {
  const startMonth = api.deps.clock().toISOString().slice(0, 7)
  const choice = { ...amounts, spread: { startMonth, months } }
  const { quoteId } = await quote(api, choice)
  const { paymentId, purchaseId } = await payFor(api, person, quoteId)
  return { id: (await askOutcome(api, person, paymentId)).data.certificateId ?? '', purchaseId }
}

const proofOf = async (certificateId: string) =>
  (await api.call(VerifyCertificate, { params: { certificateId } })).data.proof
const fileOf = (certificateId: string, file: string) =>
  api.call(GetCertificateFile, { params: { certificateId, file } })
const textOf = async (certificateId: string, file: string) =>
  Buffer.from((await fileOf(certificateId, file)).data).toString()

async function pdfOf(person: TestPerson, certificateId: string) {
  const { data } = await api.call(GetCertificatePdf, { params: { certificateId } }, person.bearer)
  const pdf = await getDocumentProxy(data.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  const files = new Map<string, Uint8Array>()
  for (const name of ((await pdf.getAttachments()) ?? new Map()).keys()) {
    files.set(name, (await pdf.getAttachmentContent(name)) as Uint8Array)
  }
  return { bytes: data, text, files }
}

/** With the code of `npm run verify:proof`, by the files alone. */
function verify(files: ReadonlyMap<string, Uint8Array>, key: string) {
  const text = (name: string) => strFromU8(files.get(name) ?? new Uint8Array())
  const verifier = parseVerifierKey(key)
  const names = [...files.keys()].filter((name) => /^entry-\d+\.tlog-proof$/.test(name))
  return verifyCertificate(
    {
      statements: [files.get('statement.txt') ?? new Uint8Array()],
      proofs: [
        text('certificate.tlog-proof'),
        ...names.map(text),
        ...text('entries.tlog-proofs').split('%%\n'),
      ].filter(Boolean),
      named: readNameFile(text('name.txt')),
    },
    verifier ? [verifier] : [],
  )
}

/** As a refund does. */
async function withdraw(purchaseId: string): Promise<void> {
  const { db, clock } = api.deps
  await db.transaction().execute(async (tx) => {
    await reverseInLedger(tx, { accountId: ada.accountId, recordedAt: clock() }, purchaseId)
    await tx
      .updateTable('purchase')
      .set({ status: 'refunded' })
      .where('id', '=', purchaseId)
      .execute()
  })
}

/** What `npm run verify:proof` says of the archive of a certificate. */
async function said(certificateId: string, ...options: string[]): Promise<string> {
  const path = join(folder, `${certificateId}.zip`)
  await writeFile(path, (await fileOf(certificateId, 'files.zip')).data)
  return saidOf(path, (await textOf(certificateId, 'ledger-key.txt')).trim(), options)
}

async function saidOf(path: string, key: string, options: readonly string[]): Promise<string> {
  const tool = fileURLToPath(new URL('../../../../../../../tools/admin.ts', import.meta.url))
  const call = [tool, 'verify', 'proof', path, '--key', key, ...options]
  const ended = await promisify(execFile)(process.execPath, call).catch((fault) => fault)
  return `${ended.stdout}${ended.stderr}`
}

describe('the document of a certificate', () => {
  test('carries its proof: each file in it verifies with the published key alone', async () => {
    const proof = await proofOf(bought.id)
    const { files, text } = await pdfOf(ada, bought.id)
    expect([...files.keys()].toSorted()).toEqual(
      proof?.files.filter((name) => name !== 'files.zip').toSorted(),
    )
    const key = await textOf(bought.id, 'ledger-key.txt')
    expect(verify(files, key.trim())).toMatchObject({
      statement: { certificate: bought.id, milliTrees: 90_000, co2eGrams: 500_000, counted: 6 },
      proof: { index: proof?.index },
      earlier: null,
    })
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `In the public log: leaf ${proof?.index} of ${proof?.treeSize}, key ${proof?.keyId}`,
    )
  })

  test('that is asked for at once waits for the log, and then carries its proof', async () => {
    const { id } = await buy(ada, 1)
    const early = pdfOf(ada, id)
    await sleep(300)
    await signCredentials(api.deps)
    const { bytes, files } = await early
    expect([...files.keys()]).toContain('certificate.jwt')
    expect(Buffer.compare(bytes, (await pdfOf(ada, id)).bytes)).toBe(0)
  })

  test('is the same, byte by byte, when the log has grown', async () => {
    const before = await pdfOf(ada, bought.id)
    await buy(await joinAs(api, 'personal'), 1)
    await signCredentials(api.deps)
    const { bytes } = await pdfOf(ada, bought.id)
    expect(Buffer.compare(bytes, before.bytes)).toBe(0)
  })

  test('is shown false by another name, another statement, or without an entry', async () => {
    const { files } = await pdfOf(ada, bought.id)
    const key = (await textOf(bought.id, 'ledger-key.txt')).trim()
    const other = (name: string, change: (text: string) => string) => {
      const changed = Buffer.from(change(strFromU8(files.get(name) ?? new Uint8Array())))
      return verify(new Map([...files, [name, changed]]), key)
    }
    expect(other('name.txt', (text) => text.replace(/name (.+)\n$/, 'name Eve\n'))).toBe(
      'other-name',
    )
    expect(other('statement.txt', (text) => text.replace('trees 90000', 'trees 90001'))).toBe(
      'other-statement',
    )
    const [entry = ''] = [...files.keys()].filter((name) => name.startsWith('entry-'))
    expect(verify(new Map([...files].filter(([name]) => name !== entry)), key)).toBe(
      'missing-entry',
    )
  })

  test('of more entries than forty has their proofs in one file', async () => {
    const many = await buy(ada, 24)
    await signCredentials(api.deps)
    const { files } = await pdfOf(ada, many.id)
    const key = (await textOf(many.id, 'ledger-key.txt')).trim()
    expect(files.has('entries.tlog-proofs')).toBe(true)
    expect(verify(files, key)).toMatchObject({ statement: { counted: 48 } })
  })
})

describe('the files of a proof', () => {
  test('are there one by one and as an archive, for who holds the number', async () => {
    const names = (await proofOf(bought.id))?.files ?? []
    const zip = unzipSync((await fileOf(bought.id, 'files.zip')).data)
    expect(Object.keys(zip)).toEqual(names.filter((name) => name !== 'files.zip'))
    for (const [name, bytes] of Object.entries(zip)) {
      expect(await textOf(bought.id, name)).toBe(strFromU8(bytes))
    }
    const keys = [parseVerifierKey((await textOf(bought.id, 'ledger-key.txt')).trim())]
    const all = (await textOf(bought.id, 'entries.tlog-proofs')).split('%%\n')
    const verified = all.map((file) =>
      verifyProofFile(
        file,
        keys.filter((key) => key !== null),
      ),
    )
    expect(verified.every((proof) => typeof proof === 'object')).toBe(true)
  })

  test('are read out of the document and the archive, packed or not, by npm run verify:proof', async () => {
    const zip = (await fileOf(bought.id, 'files.zip')).data
    const files = unzipSync(zip)
    const texts = Object.values(files).map((bytes) => strFromU8(bytes))
    expect(textsIn(Buffer.from(zip))).toEqual(texts)
    expect(textsIn(Buffer.from(zipSync(files, { level: 9 })))).toEqual(texts)
    expect(textsIn(Buffer.from((await pdfOf(ada, bought.id)).bytes))).toEqual(texts)
    expect(textsIn(Buffer.from(texts[0] ?? ''))).toEqual([texts[0]])
  })

  test('are counted by npm run verify:proof as people count', async () => {
    const single = await buy(ada, 1, { milliTrees: 5_000 })
    await signCredentials(api.deps)
    expect(await said(bought.id)).toMatch(
      /^understory: ok: issued for .+, with 6 entries, in leaf \d+ of/m,
    )
    expect(await said(single.id)).toMatch(
      /^understory: ok: issued for .+, with 1 entry, in leaf \d+ of/m,
    )
  })

  test('are answered by npm run verify:proof with what they claim, and that nothing else is proved', async () => {
    const single = await buy(ada, 1, { milliTrees: 5_000 })
    await signCredentials(api.deps)
    const words = await said(single.id)
    expect(words).toMatch(/^For +Ada .+\nTrees +5 trees\nCO2e +0 g\nPlastic +0 g\nCounts for +1 /)
    expect(words).toContain(`Certificate     ${single.id}`)
    expect(words).toContain('Only the lines above are proved.')
    expect(words).toContain('Not looked for: whether it was withdrawn or superseded since.')
  })

  test('of a certificate that was refunded since fail where npm run verify:proof may ask', async () => {
    const single = await buy(ada, 1, { milliTrees: 5_000 })
    await signCredentials(api.deps)
    const server = createServer(async (request, response) => {
      const answer = await api.send(new Request(`http://understory.test${request.url}`))
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    const origin = ['--origin', `http://127.0.0.1:${port}`]
    expect(await said(single.id, ...origin)).toMatch(/Asked at 20.+Z: nothing was withdrawn\./)

    const key = (await textOf(single.id, 'ledger-key.txt')).trim()
    await withdraw(single.purchaseId)
    const paper = join(folder, `${single.id}.zip`)
    expect(await saidOf(paper, key, origin)).toMatch(
      /failed: asked at 20.+Z: the certificate was withdrawn\./,
    )
    server.close()
  })

  test('follow the rules of the page: 404 without a match, 400 for no number', async () => {
    const none = '00000000-0000-4000-8000-000000000000'
    for (const [id, file, status, code] of [
      [none, 'statement.txt', 404, 'CERTIFICATE_NOT_FOUND'],
      ['oak', 'statement.txt', 400, 'BAD_CERTIFICATE_ID'],
      [bought.id, '../statement.txt', 404, 'CERTIFICATE_FILE_NOT_FOUND'],
      [bought.id, 'entry-1.tlog-proof.txt', 404, 'CERTIFICATE_FILE_NOT_FOUND'],
    ] as const) {
      const answer = await fileOf(id, file)
      expect([answer.status, answer.refusal.code]).toEqual([status, code])
    }
  })

  test('of a certificate that was bought this second are not there yet', async () => {
    const { id } = await buy(ada, 1)
    expect(await proofOf(id)).toBeNull()
    expect((await fileOf(id, 'statement.txt')).refusal.code).toBe('CERTIFICATE_FILE_NOT_FOUND')
    await signCredentials(api.deps)
    expect((await fileOf(id, 'statement.txt')).status).toBe(200)
  })

  test('stay without the name when its account is deleted, and verify', async () => {
    const eve = await joinAs(api, 'personal')
    const { id } = await buy(eve, 1)
    await signCredentials(api.deps)
    await api.deps.db
      .transaction()
      .execute((tx) => closeAccount(tx, api.deps, { id: eve.accountId, kind: 'personal' }))
    const files = new Map(Object.entries(unzipSync((await fileOf(id, 'files.zip')).data)))
    expect(files.has('name.txt')).toBe(false)
    for (const file of ['name.txt', 'certificate.jwt']) {
      const { status, refusal } = await fileOf(id, file)
      expect([status, refusal.code], file).toEqual([410, 'CERTIFICATE_FILE_DELETED'])
    }
    expect((await fileOf(id, 'other.txt')).status).toBe(404)
    const key = (await textOf(id, 'ledger-key.txt')).trim()
    expect(verify(files, key)).toMatchObject({ statement: { certificate: id } })
  })

  test('of what it stated before are there for its papers of then', async () => {
    const eve = await joinAs(api, 'personal')
    const { id } = await buy(eve, 1)
    await signCredentials(api.deps)
    const before = await proofOf(id)
    const paper = (await fileOf(id, 'files.zip')).data
    await api.deps.db
      .updateTable('account')
      .set({ display_name: 'Eve Lovelace' })
      .where('id', '=', eve.accountId)
      .execute()
    // A name is stated once it has stayed for an hour.
    await signCredentials({ ...api.deps, clock: () => new Date(Date.now() + 3_660_000) })
    const now = await proofOf(id)
    const { revisions } = (
      await api.call(ListCertificateRevisions, { params: { certificateId: id } })
    ).data
    expect(revisions.map(({ revision, mark }) => [revision, mark])).toEqual([
      [2, now?.mark],
      [1, before?.mark],
    ])
    expect(now?.mark).not.toBe(before?.mark)
    expect(Buffer.compare((await fileOf(id, 'files-1.zip')).data, paper)).toBe(0)
    expect((await fileOf(id, 'files-3.zip')).status).toBe(404)
  })

  test('are gone, as the page is, when what was paid is reversed', async () => {
    const { id, purchaseId } = await buy(ada, 1)
    await signCredentials(api.deps)
    await withdraw(purchaseId)
    await signCredentials(api.deps)
    expect((await fileOf(id, 'statement.txt')).status).toBe(410)
  })
})

describe('the certificate for machines', () => {
  const keys = async () => {
    const request = new Request('http://understory.test/.well-known/jwks.json')
    return (await answerCredentialKeys(request, api.deps)).json() as Promise<JSONWebKeySet>
  }

  test('is a credential that verifies with the published key, and says what the statement says', async () => {
    const jwt = await textOf(bought.id, 'certificate.jwt')
    const { protectedHeader, payload } = await compactVerify(jwt, createLocalJWKSet(await keys()))
    const { kid } = (await keys()).keys[0] ?? {}
    expect(protectedHeader).toEqual({ alg: 'Ed25519', typ: 'vc+jwt', cty: 'vc', kid })
    const credential = JSON.parse(strFromU8(payload))
    const origin = api.deps.config.origin
    expect(credential).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', `${origin}/ledger/context/v1.json`],
      id: `${origin}/verify/${bought.id}`,
      type: ['VerifiableCredential'],
      issuer: origin,
      credentialSubject: { trees: '90000 mtree', co2e: '500000 g', plastic: '0 g' },
    })
    const [{ statement, nonce, proofs }] = credential.evidence
    const key = parseVerifierKey((await textOf(bought.id, 'ledger-key.txt')).trim())
    const { name } = credential.credentialSubject
    const named = { name, nonce: Buffer.from(nonce, 'base64') }
    const files = { statements: [Buffer.from(statement, 'base64')], proofs, named }
    expect(verifyCertificate(files, key ? [key] : [])).toMatchObject({ statement: { counted: 6 } })
  })

  test('of another key or with another word is refused', async () => {
    const jwt = await textOf(bought.id, 'certificate.jwt')
    const [header = '', payload = '', signature = ''] = jwt.split('.')
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('90000 mtree', '95000 mtree'),
    ).toString('base64url')
    const set = createLocalJWKSet(await keys())
    await expect(compactVerify([header, forged, signature].join('.'), set)).rejects.toThrow()
    await expect(compactVerify(jwt, createLocalJWKSet({ keys: [] }))).rejects.toThrow()
  })

  test('has words of its own at an address whose bytes never change', async () => {
    const path = '/ledger/context/v1.json'
    const answer = await answerLog(new Request(`http://understory.test${path}`), path, api.deps.db)
    const hash = createHash('sha256')
      .update(await answer.text())
      .digest('hex')
    expect(hash).toBe('9789ee63a11b69a42f81521131bf286eeec7bec9f3e0c219cc1139f7ab199bc1')
    expect(answer.headers.get('content-type')).toBe('application/ld+json')
  })
})
