import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
} from 'sanity'

type Description = DocumentActionDescription | null

/** A function that makes another action of one of Sanity's. */
export type Wrap = (action: DocumentActionComponent) => DocumentActionComponent

/**
 * Makes what wraps actions of documents. Sanity calls an action as a hook, whose identity must not change: wrap each once.
 *
 * @param useChanged a hook that returns what stands in the place of the original action; null for nothing
 */
export const wrapAction =
  (useChanged: (original: Description, props: DocumentActionProps) => Description): Wrap =>
  (useOriginal) =>
  (props) =>
    useChanged(useOriginal(props), props)
