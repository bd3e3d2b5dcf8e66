import {
  proofStepsAskedLogCouldReached,
  proofStepsBeenWithdrawn,
  proofStepsCheckedNameAmongFiles,
  proofStepsCheckedNameCompanyAmong,
  proofStepsComputedAgainGram,
  proofStepsComputedSupplierDoesDisclose,
  proofStepsEntryHolderStates,
  proofStepsEveryFileWasRead,
  proofStepsFilesAddStatesRest,
  proofStepsItDoesNotHold,
  proofStepsItIsAnAnswer,
  proofStepsItIsOneOf,
  proofStepsItIsTheOnly,
  proofStepsItNamesBothCompanies,
  proofStepsItNamesItsHolder,
  proofStepsItsEntriesAddUp,
  proofStepsItWasIssuedFor,
  proofStepsLeadTreeSignatureChecked,
  proofStepsLeavesNowBeginsDid,
  proofStepsLogHoldsStatement,
  proofStepsNameFiguresDaysNumber,
  proofStepsNobodyLookedWithoutConnection,
  proofStepsNoneBeenReversedWhen,
  proofStepsOneFile,
  proofStepsOrderBehindEntry,
  proofStepsPageSaysSame,
  proofStepsProofsLeadSignedTree,
  proofStepsShareFollowsFigures,
  proofStepsSignedKeyPagePrints,
  proofStepsStatesRecordedWordWord,
  proofStepsTodaysLogStillBegins,
  proofStepsTrueTimeRevisionSays,
  proofStepsWaiting,
} from '../../island-messages/proof-steps.generated.ts'
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

const stepWords = (): Record<StepName, ProofStepsWords> => ({
  files: {
    title: proofStepsEveryFileWasRead(),
    passed: (count) =>
      count === '1' ? proofStepsOneFile() : `${count} files, each of a known kind.`,
    skipped: '',
  },
  statement: {
    title: proofStepsLogHoldsStatement(),
    passed: () => proofStepsStatesRecordedWordWord(),
    skipped: '',
  },
  name: {
    title: proofStepsItNamesItsHolder(),
    passed: (name) => proofStepsItWasIssuedFor({ name }),
    skipped: proofStepsCheckedNameAmongFiles(),
  },
  names: {
    title: proofStepsItNamesBothCompanies(),
    passed: (names) => proofStepsItIsAnAnswer({ names }),
    skipped: proofStepsCheckedNameCompanyAmong(),
  },
  share: {
    title: proofStepsShareFollowsFigures(),
    passed: () => proofStepsComputedAgainGram(),
    skipped: proofStepsComputedSupplierDoesDisclose(),
  },
  entries: {
    title: proofStepsItsEntriesAddUp(),
    passed: (count) =>
      count === '1'
        ? proofStepsEntryHolderStates()
        : `${numberOf(count)} entries, all of this holder, are what it states.`,
    skipped: '',
    partly: proofStepsFilesAddStatesRest(),
  },
  order: {
    title: proofStepsOrderBehindEntry(),
    passed: (count) =>
      count === '1' ? proofStepsItIsTheOnly() : proofStepsItIsOneOf({ numberOf: numberOf(count) }),
    skipped: '',
  },
  tree: {
    title: proofStepsProofsLeadSignedTree(),
    passed: (keyId) => proofStepsSignedKeyPagePrints({ keyId }),
    skipped: proofStepsLeadTreeSignatureChecked(),
  },
  today: {
    title: proofStepsTodaysLogStillBegins(),
    passed: (size) => proofStepsLeavesNowBeginsDid({ numberOf: numberOf(size) }),
    skipped: proofStepsAskedLogCouldReached(),
  },
  valid: {
    title: proofStepsBeenWithdrawn(),
    passed: () => proofStepsNoneBeenReversedWhen(),
    skipped: proofStepsNobodyLookedWithoutConnection(),
    changed: (revision) => proofStepsTrueTimeRevisionSays({ numberOf: numberOf(revision) }),
  },
  page: {
    title: proofStepsPageSaysSame(),
    passed: () => proofStepsNameFiguresDaysNumber(),
    skipped: '',
  },
})

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
  const { title } = stepWords()[name]
  const detail = step && detailOf(step)
  return (
    <li data-state={step?.state ?? 'waiting'}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {step ? <path d={MARKS[step.state]} fill="none" /> : null}
      </svg>
      <p>
        <strong>{title}</strong>
        {step ? <span className="visually-hidden"> ({STATES[step.state]})</span> : null}
        <span className={styles.detail}>{detail ?? proofStepsWaiting()}</span>
      </p>
    </li>
  )
}

function detailOf({ name, state, detail }: Step): string {
  const { passed, skipped, changed, partly } = stepWords()[name]
  switch (state) {
    case 'passed':
      return passed(detail)
    case 'failed':
      return proofStepsItDoesNotHold({ detail })
    case 'changed':
      return changed?.(detail) ?? ''
    case 'partly':
      return partly ?? ''
    case 'skipped':
      return skipped
  }
}
