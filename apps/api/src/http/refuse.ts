import {
  type Problem,
  type Refusal,
  type RefusalCode,
  refusal,
} from '@understory/contracts/refusals/refusals.ts'

/** A refusal on its way to the caller: an answer of the operation, not an exception. */
export class Refused {
  readonly refusal: Refusal
  constructor(given: Refusal) {
    this.refusal = given
  }
}

export function refuse(code: RefusalCode, problems?: readonly Problem[]): Refused {
  return new Refused(refusal(code, problems))
}
