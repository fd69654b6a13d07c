import { filledLine } from '../form/text.ts'

/**
 * A phone number somebody can be reached at. None is refused, since a number from abroad, one with
 * an extension or a kind not yet invented is a person's all the same.
 */
export const phoneLine = filledLine('Informe seu telefone.', 40)
