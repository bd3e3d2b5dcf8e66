import { ALLOCATION_REFUSALS } from './allocation-refusals.ts'
import { PRODUCT_REFUSALS } from './product-refusals.ts'
import { SUPPLIER_REFUSALS } from './supplier-refusals.ts'

/** Refusals about estimates and inventories: status, and the sentence that a person reads. */
export const FOOTPRINT_REFUSALS = {
  ...SUPPLIER_REFUSALS,
  ...ALLOCATION_REFUSALS,
  ...PRODUCT_REFUSALS,
  OUTSIDE_YOUR_PART: [
    403,
    'This site or category is not yours to enter. Please ask who invited you.',
  ],
  NO_ADEQUATE_DATA: [400, 'Unfortunately we do not have adequate data on this country.'],
  HOUSEHOLD_RESULT_NOT_FOUND: [404, 'There is no such saved footprint.'],
  HOUSEHOLD_ACTION_NOT_OFFERED: [
    409,
    'Your newest saved footprint does not offer this action. Please save it again first.',
  ],
  TOO_MANY_HOUSEHOLD_RESULTS: [
    409,
    'There are 100 saved footprints already. Please delete one first.',
  ],
  FOOTPRINT_BUSINESS_ONLY: [
    403,
    'You must create a business account to save your calculated footprint.',
  ],
  ESTIMATE_EXISTS: [409, 'There is an estimate from this month already. Overwrite it?'],
  ESTIMATE_NOT_LATEST: [
    409,
    'Your most recent estimate starts later, please change your reporting period or update the date of your estimate.',
  ],
  FOOTPRINT_LOCKED: [
    409,
    'This footprint is declared or being verified, so it cannot be changed that way.',
  ],
  INVENTORY_NOT_FOUND: [404, 'There is no inventory of this footprint.'],
  INVENTORY_EXISTS: [409, 'This footprint has an inventory already.'],
  INVENTORY_OPEN: [
    409,
    'Some categories have neither figures nor a reason. Please go through them first.',
  ],
  COMPLETENESS_UNANSWERED: [
    409,
    'Some of this footprint is much less than firms like yours have. Please say why, or add the rest.',
  ],
  REASON_NEEDED: [
    409,
    'This footprint was declared, and what you change is large. Please say why.',
  ],
  DECLARATION_NOT_FOUND: [404, 'There is no such declaration of this footprint.'],
  APPROVAL_NEEDED: [
    409,
    'In this account a second person has to approve a declaration. Please ask for approval.',
  ],
  APPROVAL_NOT_NEEDED: [409, 'This needs no approval. You can declare it yourself.'],
  APPROVAL_ASKED: [
    409,
    'Approval has already been asked for. Please wait for an answer, or take the request back first.',
  ],
  APPROVAL_NOT_FOUND: [404, 'This request for approval is no longer open.'],
  APPROVAL_OWN: [
    409,
    'You asked for this approval yourself, so another owner or admin has to give it.',
  ],
  APPROVAL_OF_ANOTHER: [409, 'Only the person who asked for approval can take the request back.'],
  APPROVAL_OUTDATED: [
    409,
    'The figures have changed since approval was asked for, or the person who asked has left. It has to be asked for again.',
  ],
  NOBODY_TO_APPROVE: [
    409,
    'There is no other owner or admin who could approve it. Please invite one first.',
  ],
  IMPLAUSIBLE: [
    409,
    'This is far from what we would expect. Please look again, or say that it is right.',
  ],
  WARNING_NOT_FOUND: [404, 'There is no such warning, or its figure has changed.'],
  FIGURE_REQUEST_NOT_FOUND: [404, 'There is no such open request for figures.'],
  NOT_ANSWERED: [409, 'This request has no answer that is still to be looked at.'],
  REQUEST_CLOSED: [409, 'Your answer is in use now, so it can no longer be changed here.'],
  TOO_MANY_REQUESTS: [
    409,
    'There have been 200 requests for figures of this footprint. That is the most there can be.',
  ],
  TOO_MANY_SITES: [409, 'There are 500 sites already. That is the most there can be.'],
  FACTOR_FITS: [
    409,
    'One of these lines has a factor of where it is, or there is none to replace it with. Please look at the list again.',
  ],
  METER_NOT_FOUND: [404, 'There is no such meter.'],
  METER_BILL_NOT_FOUND: [404, 'There is no such bill.'],
  METER_EXISTS: [409, 'There is a meter of this kind and number already.'],
  METER_EMPTY: [409, 'This meter has no bills in this year. Please add one first.'],
  TOO_MANY_METERS: [409, 'There are 100 meters already. Please delete one first.'],
  TOO_MANY_BILLS: [409, 'This meter has 500 bills already. Please delete one first.'],
  NO_FACTOR_OF_METER: [
    409,
    'There is no emission factor for what this meter measures in your country. Please enter a line with a factor of your own.',
  ],
  SURVEY_NOT_FOUND: [404, 'There is no survey of commuting for this footprint.'],
  SURVEY_OPEN: [
    409,
    'People can still answer this survey. Please end it first, then its sums can be used.',
  ],
  SURVEY_ENDED: [
    409,
    'This survey has ended, so its last day stays. Delete it to open another one.',
  ],
  SURVEY_SITES_FIXED: [
    409,
    'Someone has answered already, so the sites stay as they are. How many people work there can still be changed.',
  ],
  TOO_FEW_ANSWERS: [
    409,
    'Fewer than three people have answered, so nothing of it is shown or used.',
  ],
  SURVEY_ANSWERED: [409, 'This survey has been answered from this device. Thank you!'],
  SURVEY_FULL: [
    409,
    'As many people have answered as work there. Please tell whoever sent you the link.',
  ],
  SURVEY_OVER: [409, 'This survey has ended, so it takes no more answers. Thank you all the same!'],
  NO_LINES: [409, 'This category has no lines, so it has no figures.'],
  ENTITY_EXISTS: [409, 'There is a company of this name already.'],
  ENTITY_NOT_FOUND: [404, 'There is no such company in this inventory.'],
  ENTITY_IN_USE: [409, 'Some lines are of this company. Please move or delete them first.'],
  COUNTED_TWICE: [
    409,
    'The benchmark of the whole scope and figures of its categories would count twice. Please choose one of them.',
  ],
  NO_BENCHMARK: [409, 'The estimate has no figure for this category.'],
  HAS_LINES: [409, 'This category has lines. Please delete them first.'],
  LINES_FILE_INVALID: [400, 'This is not a CSV or XLSX file with the columns of the example.'],
  LINES_FILE_MACROS: [400, 'This workbook holds macros. Please save it as .xlsx, without them.'],
  LINES_FILE_TOO_LARGE: [400, 'This workbook is too large once unpacked. Please split it.'],
  LINES_FILE_TOO_MANY_CELLS: [
    400,
    'This workbook has too many rows or cells, empty ones included. Please keep only the lines and their columns.',
  ],
  LEDGER_FILE_INVALID: [
    400,
    'We found no table of purchases in this file: a row with the names of its columns, such as date, supplier and amount, and rows below it.',
  ],
  TOO_MANY_LEDGER_ROWS: [400, 'A ledger holds at most 50,000 rows. Please split it by months.'],
  LEDGER_IMPORTED: [409, 'This file is imported already.'],
  TOO_MANY_LEDGERS: [409, 'A footprint holds at most 100 ledgers. Please put one away first.'],
  LEDGER_IMPORT_NOT_FOUND: [404, 'There is no such ledger.'],
  LEDGER_SAVED: [409, 'This ledger is saved, so it cannot be changed any more.'],
  LEDGER_NOT_READ: [409, 'Please say first what the columns of this file hold.'],
  LEDGER_UNDECIDED: [
    409,
    'Some purchases are still to be decided. Please say what they are, or leave them out.',
  ],
  NOT_CERTIFIABLE: [
    409,
    'A certificate is of a declared or verified footprint. Please declare this one first.',
  ],
  DISCLOSURE_OF_DRAFT: [
    409,
    'Only a declared footprint has files to send on. Please declare this one first.',
  ],
  XBRL_WITHOUT_IDENTIFIER: [
    409,
    'An xBRL file names the company by a registered identifier. Please give it under “About the company”.',
  ],
  CERTIFICATE_ENDED: [410, 'This certificate no longer holds.'],
  LINE_OF_ANOTHER: [
    409,
    'This line goes with that of its fuel or electricity. Please change or delete that one.',
  ],
  NOTHING_TO_RECALCULATE: [
    409,
    'Every line has the factor that fits its year already, so nothing would change.',
  ],
  LINE_OF_VEHICLE: [
    409,
    'This line is drawn from a vehicle. Please change the vehicle and draw it in again, or delete the line.',
  ],
  VEHICLE_COUNTED: [
    409,
    'One of these vehicles is counted in some of these months already. It would count twice.',
  ],
  LINE_NOT_FOUND: [404, 'There is no such line in this inventory.'],
  TOO_MANY_LINES: [400, 'An inventory holds at most 50,000 lines.'],
  PLAN_BUSINESS_ONLY: [403, 'Targets and actions are for business accounts.'],
  BASE_FOOTPRINT_REQUIRED: [409, 'A base-year footprint is required.'],
  BASE_POLICY_REQUIRED: [
    409,
    'Please write the recalculation policy first: it has to stand before it is needed.',
  ],
  BASE_RECALCULATION_NOT_DUE: [
    409,
    'No change reaches the threshold of your policy, alone or with the others.',
  ],
  TOO_MANY_BASE_CHANGES: [409, 'A base year holds at most 200 changes.'],
  TARGET_EXISTS: [
    409,
    'There is a target of this kind for these scopes already. Please change it.',
  ],
  TARGET_NOT_FOUND: [404, 'There is no such target.'],
  ACTION_NOT_FOUND: [404, 'There is no such action.'],
  ACTION_VERIFIED: [409, 'This action is verified, so it cannot be changed.'],
  TOO_MANY_ACTIONS: [409, 'A plan holds at most 500 actions.'],
  FIGURE_NOT_FOUND: [404, 'There is no such intensity figure.'],
  TOO_MANY_FIGURES: [409, 'A plan holds at most 50 intensity figures.'],
  ESTIMATED_NOT_VERIFIABLE: [409, 'An Estimated footprint cannot be verified.'],
  VERIFICATION_NOT_BOUGHT: [
    409,
    'Please order a verification first. Each order covers one footprint.',
  ],
  PARTS_NOT_BOUGHT: [
    409,
    'Please choose as many parts as you have paid for, or order what is missing.',
  ],
  NOT_READY: [409, 'Some things are missing before it can be handed over.'],
  PLAN_FIXED: [409, 'Materiality only goes down, and parts are named once.'],
  PARTS_NOT_NAMED: [409, 'Please name the parts that are checked first.'],
  NOT_CHECKED: [409, 'Some of the check is still to be done.'],
  SECOND_PERSON_NEEDED: [
    409,
    'Reasonable assurance needs two people: someone who did not check it decides.',
  ],
  TOO_MANY_ERRORS: [409, 'A verification holds at most 200 errors.'],
  ERROR_NOT_FOUND: [404, 'There is no such error.'],
  VERIFICATION_NOT_FOUND: [404, 'There is no such verification, or it is decided.'],
  VERIFICATION_REFUNDED: [409, 'The payment for this verification was refunded, so it has ended.'],
  NOT_VERIFIED: [409, 'Nobody has checked this footprint yet.'],
  UNLOCK_REQUESTED: [409, 'You have asked for that already. We are looking at it.'],
  UNLOCK_NOT_FOUND: [404, 'There is no such request, or it is answered.'],
  FOOTPRINT_NOT_FOUND: [404, 'There is no such footprint.'],
  EVIDENCE_REFUSED: [400, 'This file cannot be taken as evidence.'],
  EVIDENCE_LIMIT: [409, 'There is no room for more files here.'],
  EVIDENCE_NOT_FOUND: [404, 'There is no such file.'],
  EVIDENCE_NOT_STORED: [502, 'The file could not be stored. Please try again in a moment.'],
  QUESTION_NOT_FOUND: [404, 'There is no such question, or its verification is decided.'],
  QUESTIONS_OPEN: [
    409,
    'Some questions have no answer yet. Wait for it, or choose to decide without it.',
  ],
  TOO_MANY_QUESTIONS: [409, 'A verification holds at most 100 questions.'],
  TOO_MANY_ANSWERS: [409, 'A question takes at most 20 answers.'],
} as const
