import { CharSet, type Concatenation, type Element, JS, NFA, type NoParent } from 'refa'

/** Private characters that stand for the beginning and the end of a text. */
const [BEGINNING, END] = [0xe000, 0xe001]
/** What repeats at most so often counts as linear. */
const HIGHEST_BOUND = 299

/** Where an automaton goes from each of its states by each kind of character. */
type Automaton = {
  /** Of the first state, which is before the pattern at any place of the text, and of all others. */
  readonly next: readonly (readonly (readonly number[])[])[]
  readonly characters: readonly number[]
  readonly finals: ReadonlySet<number>
}

/**
 * A word that, repeated, makes a pattern take more than linear time, or null: reading it, one repetition
 * (or the beginning of the pattern, at each place of the text) stays where it is, goes on to another that
 * reads the same word too, and nothing is found then. Both at once are the square of the text. `scslre`
 * knows the words of one character.
 */
export function findSlowWord(regex: RegExp): string | null {
  const automaton = automatonOf(regex)
  const states = statesOfLoops(automaton)
  for (const from of states) {
    for (const to of states) {
      const word = from === to ? null : wordOfBoth(automaton, from, to)
      if (word !== null) return word
    }
  }
  return null
}

function automatonOf({ source, flags }: RegExp): Automaton {
  const parser = JS.Parser.fromLiteral({ source, flags })
  const { expression, maxCharacter } = parser.parse({
    assertions: 'unknown',
    backreferences: 'unknown',
    maxBackreferenceWords: 0,
  })
  const isOfLines = flags.includes('m')
  const alternatives = simplified(expression.alternatives, { maxCharacter, isOfLines })
  const nfa = NFA.fromRegex(alternatives, { maxCharacter })
  const nodes = [...nfa.nodes()]
  const numbers = new Map(nodes.map((node, at) => [node, at + 1]))
  const numberOf = (node: NFA.ReadonlyNode) => numbers.get(node as NFA.Node) ?? 0
  const sets = nodes.flatMap((node) => [...node.out.values()])
  const characters = kindsOf(sets, maxCharacter)
  const goes = (node: NFA.ReadonlyNode, character: number) =>
    [...node.out].filter(([, set]) => set.has(character)).map(([to]) => numberOf(to))
  const before = characters.map((character) => [
    ...(isEnd(character) ? [] : [0]),
    ...goes(nfa.initial, character),
  ])
  return {
    next: [before, ...nodes.map((node) => characters.map((character) => goes(node, character)))],
    characters,
    finals: new Set([...nfa.finals].map(numberOf)),
  }
}

/** One character of each kind that the sets of a pattern tell apart, and both ends of the text. */
function kindsOf(sets: readonly CharSet[], maxCharacter: number): number[] {
  const edges = sets.flatMap((set) => set.ranges.flatMap(({ min, max }) => [min, max + 1]))
  const within = [0, ...edges].filter((edge) => edge <= maxCharacter && !isEnd(edge))
  const kindOf = (character: number) => sets.map((set) => Number(set.has(character))).join('')
  return [...new Map(within.map((edge) => [kindOf(edge), edge])).values(), BEGINNING, END]
}

const isEnd = (character: number) => character === BEGINNING || character === END

type SlowWordsOptions = { readonly maxCharacter: number; readonly isOfLines: boolean }

/** Assertions are read as the ends of the text or left out, and bounds that are low enough as one or two. */
function simplified(
  alternatives: readonly NoParent<Concatenation>[],
  options: SlowWordsOptions,
): NoParent<Concatenation>[] {
  return alternatives.map(({ elements }) => ({
    type: 'Concatenation',
    elements: elements.flatMap((element) => simplifiedElement(element, options)),
  }))
}

function simplifiedElement(
  element: NoParent<Element>,
  options: SlowWordsOptions,
): NoParent<Element>[] {
  const only = (character: number): NoParent<Element> => ({
    type: 'CharacterClass',
    characters: CharSet.fromCharacter(options.maxCharacter, character),
  })
  switch (element.type) {
    case 'CharacterClass': {
      const ends = { min: BEGINNING, max: END }
      return [{ ...element, characters: element.characters.without(ends) }]
    }
    case 'Unknown':
      if (element.id === '^' && !options.isOfLines) return [only(BEGINNING)]
      return element.id === '$' ? [only(END)] : []
    case 'Quantifier': {
      const min = Math.min(element.min, 2)
      const isUnbounded = element.max > HIGHEST_BOUND
      const max = isUnbounded ? Number.POSITIVE_INFINITY : min + Number(element.max > element.min)
      const alternatives = simplified(element.alternatives, options)
      return [{ ...element, min, max, alternatives }]
    }
    default:
      return [{ ...element, alternatives: simplified(element.alternatives, options) }]
  }
}

/** The states that a text comes back to. */
function statesOfLoops({ next }: Automaton): number[] {
  return [...next.keys()].filter((state) => reachedFrom(state, next).has(state))
}

function reachedFrom(state: number, next: Automaton['next']): Set<number> {
  const reached = new Set<number>()
  const left = [state]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    for (const to of new Set(next[at]?.flat())) {
      if (!reached.has(to)) left.push(to)
      reached.add(to)
    }
  }
  return reached
}

type Walk = {
  readonly states: readonly number[]
  /** All states that any reading of the text is in; none of them is the end of a pattern that was found. */
  readonly all: readonly number[]
  readonly word: string
}

/** A word that leads from one state to itself, from it to the other, and from the other to itself. */
function wordOfBoth(automaton: Automaton, from: number, to: number): string | null {
  const goal = [from, to, to].join()
  const seen = new Set<string>()
  let walks: Walk[] = [{ states: [from, from, to], all: inOrder([0, from, to]), word: '' }]
  while (walks.length > 0) {
    walks = walks
      .flatMap((walk) => oneFurther(automaton, walk))
      .filter(({ states, all }) => isFirst(seen, `${states} ${all}`))
    const found = walks.find(({ states, all }) => states.join() === goal && mayFail(automaton, all))
    if (found) return found.word
  }
  return null
}

function isFirst(seen: Set<string>, key: string): boolean {
  return !seen.has(key) && Boolean(seen.add(key))
}

/** By every character that the pattern is not found by. */
function oneFurther(automaton: Automaton, walk: Walk): Walk[] {
  return automaton.characters.flatMap((character, kind) => {
    const all = readOn(automaton, walk.all, kind)
    if (all === null) return []
    const word = walk.word + String.fromCodePoint(character)
    const choices = walk.states.map((state) => automaton.next[state]?.[kind] ?? [])
    return cartesianProduct(choices).map((states) => ({ states, all, word }))
  })
}

const inOrder = (states: Iterable<number>) => [...new Set(states)].toSorted((a, b) => a - b)

/** The states after one more character; null where the pattern was found. */
function readOn(
  { next, finals }: Automaton,
  states: readonly number[],
  kind: number,
): readonly number[] | null {
  const reached = inOrder(states.flatMap((state) => next[state]?.[kind] ?? []))
  return reached.some((state) => finals.has(state)) ? null : reached
}

/** Whether a text can go on so that the pattern is not found in it. */
function mayFail(automaton: Automaton, states: readonly number[]): boolean {
  const end = automaton.characters.indexOf(END)
  const seen = new Set<string>()
  const left = [states]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (readOn(automaton, at, end) !== null) return true
    if (seen.has(at.join())) continue
    seen.add(at.join())
    for (const [kind, character] of automaton.characters.entries()) {
      const reached = isEnd(character) ? null : readOn(automaton, at, kind)
      if (reached) left.push(reached)
    }
  }
  return false
}

/** Every choice of one of each. */
function cartesianProduct(choices: readonly (readonly number[])[]): number[][] {
  return choices.reduce<number[][]>(
    (found, choice) => found.flatMap((before) => choice.map((one) => [...before, one])),
    [[]],
  )
}
