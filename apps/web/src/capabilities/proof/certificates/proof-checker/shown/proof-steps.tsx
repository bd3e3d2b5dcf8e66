import type { Step, StepName } from '../proof-check.ts'
import styles from '../proof-checker.module.css'

type ProofStepsWords = {
  /** What is being shown; a proof alone has no statement, name or entries. */
  readonly title: string
  readonly passed: (detail: string) => string
  readonly skipped: string
  readonly changed?: (detail: string) => string
  readonly partly?: string
}

const numberOf = (detail: string) => Number(detail).toLocaleString('en-GB')

const WORDS: Record<StepName, ProofStepsWords> = {
  files: {
    title: 'Every file was read',
    passed: (count) => (count === '1' ? 'One file.' : `${count} files, each of a known kind.`),
    skipped: '',
  },
  statement: {
    title: 'The log holds this statement',
    passed: () => 'What it states was recorded, word for word.',
    skipped: '',
  },
  name: {
    title: 'It names its holder',
    passed: (name) => `It was issued for ${name}.`,
    skipped: 'Not checked: the name is not among the files, or went with its account.',
  },
  names: {
    title: 'It names both companies',
    passed: (names) => `It is an answer from ${names}.`,
    skipped: 'Not checked: the name of one company is not among the files.',
  },
  share: {
    title: 'The share follows from the figures',
    passed: () => 'It was computed again, to the gram.',
    skipped: 'Not computed: the supplier does not disclose all figures behind it.',
  },
  entries: {
    title: 'Its entries add up',
    passed: (count) =>
      count === '1'
        ? 'One entry, of this holder, is what it states.'
        : `${numberOf(count)} entries, all of this holder, are what it states.`,
    skipped: '',
    partly: 'What these files add is what it states. The rest is as earlier revisions stated it.',
  },
  order: {
    title: 'The order is behind its entry',
    passed: (count) =>
      count === '1' ? 'It is the only one.' : `It is one of ${numberOf(count)} orders.`,
    skipped: '',
  },
  tree: {
    title: 'Its proofs lead to a signed tree',
    passed: (keyId) => `Signed with key ${keyId}, the one that this page prints.`,
    skipped:
      'They lead to one tree. Its signature was not checked: this browser cannot verify Ed25519.',
  },
  today: {
    title: 'Today’s log still begins with this tree',
    passed: (size) => `It has ${numberOf(size)} leaves now, and begins as it did then.`,
    skipped: 'Not asked: the log could not be reached. The steps above need no connection.',
  },
  valid: {
    title: 'It has not been withdrawn',
    passed: () => 'None of it had been reversed when this was checked.',
    skipped: 'Nobody looked: without a connection or a certificate number, that cannot be asked.',
    changed: (revision) =>
      `It was true of its time. Revision ${numberOf(revision)} says what the certificate states now.`,
  },
  page: {
    title: 'This page says the same',
    passed: () => 'Name, figures, days and number above are those of the statement.',
    skipped: '',
  },
}

const STATES = {
  passed: 'holds',
  failed: 'does not hold',
  skipped: 'not checked',
  changed: 'has changed since',
  partly: 'holds in part',
} as const
const MARKS = {
  passed: 'M5 12.5l4.5 4.5L19 7',
  failed: 'M7 7l10 10M17 7L7 17',
  skipped: 'M7 12h10',
  changed: 'M7 12h10',
  partly: 'M7 12h10',
}

type ProofStepsProps = {
  readonly names: readonly StepName[]
  /** Those that are done. */
  readonly steps: readonly Step[]
}

/** Each step of a check with its state; those to come wait in their places, so that nothing moves. */
export function ProofSteps({ names, steps }: ProofStepsProps) {
  return (
    <ol className={styles.steps}>
      {names.map((name) => (
        <StepRow key={name} name={name} step={steps.find((each) => each.name === name)} />
      ))}
    </ol>
  )
}

function StepRow({ name, step }: { readonly name: StepName; readonly step: Step | undefined }) {
  const { title } = WORDS[name]
  const detail = step && detailOf(step)
  return (
    <li data-state={step?.state ?? 'waiting'}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {step ? <path d={MARKS[step.state]} fill="none" /> : null}
      </svg>
      <p>
        <strong>{title}</strong>
        {step ? <span className="visually-hidden"> ({STATES[step.state]})</span> : null}
        <span className={styles.detail}>{detail ?? 'Waiting…'}</span>
      </p>
    </li>
  )
}

function detailOf({ name, state, detail }: Step): string {
  const { passed, skipped, changed, partly } = WORDS[name]
  switch (state) {
    case 'passed':
      return passed(detail)
    case 'failed':
      return `It does not hold: ${detail}.`
    case 'changed':
      return changed?.(detail) ?? ''
    case 'partly':
      return partly ?? ''
    case 'skipped':
      return skipped
  }
}
