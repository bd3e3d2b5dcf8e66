// Made from en-GB.json by `npm run messages`.

export const proofStepsEveryFileWasRead = () => `Every file was read`
export const proofStepsOneFile = () => `One file.`
export const proofStepsLogHoldsStatement = () => `The log holds this statement`
export const proofStepsStatesRecordedWordWord = () => `What it states was recorded, word for word.`
export const proofStepsItNamesItsHolder = () => `It names its holder`
export const proofStepsItWasIssuedFor = ({ name }: { readonly name: string }) => `It was issued for ${name}.`
export const proofStepsCheckedNameAmongFiles = () => `Not checked: the name is not among the files, or went with its account.`
export const proofStepsItNamesBothCompanies = () => `It names both companies`
export const proofStepsItIsAnAnswer = ({ names }: { readonly names: string }) => `It is an answer from ${names}.`
export const proofStepsCheckedNameCompanyAmong = () => `Not checked: the name of one company is not among the files.`
export const proofStepsShareFollowsFigures = () => `The share follows from the figures`
export const proofStepsComputedAgainGram = () => `It was computed again, to the gram.`
export const proofStepsComputedSupplierDoesDisclose = () => `Not computed: the supplier does not disclose all figures behind it.`
export const proofStepsItsEntriesAddUp = () => `Its entries add up`
export const proofStepsEntryHolderStates = () => `One entry, of this holder, is what it states.`
export const proofStepsFilesAddStatesRest = () => `What these files add is what it states. The rest is as earlier revisions stated it.`
export const proofStepsOrderBehindEntry = () => `The order is behind its entry`
export const proofStepsItIsTheOnly = () => `It is the only one.`
export const proofStepsItIsOneOf = ({ numberOf }: { readonly numberOf: string }) => `It is one of ${numberOf} orders.`
export const proofStepsProofsLeadSignedTree = () => `Its proofs lead to a signed tree`
export const proofStepsSignedKeyPagePrints = ({ keyId }: { readonly keyId: string }) => `Signed with key ${keyId}, the one that this page prints.`
export const proofStepsLeadTreeSignatureChecked = () => `They lead to one tree. Its signature was not checked: this browser cannot verify Ed25519.`
export const proofStepsTodaysLogStillBegins = () => `Today’s log still begins with this tree`
export const proofStepsLeavesNowBeginsDid = ({ numberOf }: { readonly numberOf: string }) => `It has ${numberOf} leaves now, and begins as it did then.`
export const proofStepsAskedLogCouldReached = () => `Not asked: the log could not be reached. The steps above need no connection.`
export const proofStepsBeenWithdrawn = () => `It has not been withdrawn`
export const proofStepsNoneBeenReversedWhen = () => `None of it had been reversed when this was checked.`
export const proofStepsNobodyLookedWithoutConnection = () => `Nobody looked: without a connection or a certificate number, that cannot be asked.`
export const proofStepsTrueTimeRevisionSays = ({ numberOf }: { readonly numberOf: string }) => `It was true of its time. Revision ${numberOf} says what the certificate states now.`
export const proofStepsPageSaysSame = () => `This page says the same`
export const proofStepsNameFiguresDaysNumber = () => `Name, figures, days and number above are those of the statement.`
export const proofStepsWaiting = () => `Waiting…`
export const proofStepsItDoesNotHold = ({ detail }: { readonly detail: string }) => `It does not hold: ${detail}.`
