import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { type FieldErrors, type FieldValues, useForm } from 'react-hook-form'
import { type Bind, bound, type Control, type ControlEvent } from '../../forms/bind.ts'
import { saveDraft, type Values } from './draft.ts'
import { focusInSight } from './focusInSight.ts'
import { maskedInput } from './maskedInput.ts'
import { type Check, checkedOnce } from './rules.ts'
import { useEmailSuggestion } from './useEmailSuggestion.ts'

interface Fields<T> {
  id: string
  /** The form's name among drafts. */
  draft: string
  /** Every field's value: an empty one is ''. */
  initial: Values
  /**
   * The answers that the form has before the visitor gives any: no draft, and kept when it is emptied.
   */
  preset?: Values
  check: Check<T>
}

const NONE: Values = {}

/** The error of a form whose rules could not be fetched. No field has this name. */
const UNCHECKABLE = 'rules'

/**
 * The values and errors of a form. The answers are checked when the form is sent, and a wrong one from
 * then on at each change.
 *
 * - `checked`: the parsed value of the current answers; undefined while one is wrong
 * - `submit(act)`: a submit handler that calls `act` with the parsed value, or moves the focus to the
 *   first wrong answer; it ignores a second submission while the first one runs (`isSubmitting`). Where the rules
 *   cannot be fetched, `post` sends the form as it is without script, and the server checks it.
 * - `isUncheckable`: whether the last submission could be neither checked nor sent, as without a network
 * - `clear`: empties the form; `round`: how often it was emptied
 */
export function useFields<T extends FieldValues>(form: Fields<T>) {
  const { id, draft, initial, preset = NONE, check } = form
  const [rules] = useState(() => checkedOnce(check))
  const { register, formState, watch, handleSubmit, reset, setValue, setFocus } = useForm<
    Values,
    void,
    T
  >({
    defaultValues: { ...initial, ...preset },
    resolver: async (values) => {
      const result = await rules(values)
      if (result?.ok) return { values: result.value, errors: {} }
      return { values: {}, errors: fieldErrors(result?.errors ?? { [UNCHECKABLE]: '' }) }
    },
  })
  const { errors, isSubmitted, isSubmitting } = formState
  const values = watch()
  // The draft is saved before the page is painted: whoever leaves it at once must not lose the last answer.
  useLayoutEffect(() => saveDraft(draft, typedIn(values, preset)), [draft, values, preset])
  const checked = useChecked(rules, values, preset)
  const wrong = Object.keys(errors).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error may move the field in focus
  useEffect(() => focusInSight(id), [id, wrong])

  const email = useEmailSuggestion(values.email, (address) => {
    setValue('email', address, { shouldValidate: isSubmitted })
    setFocus('email')
  })

  const bind: Bind = (name) => {
    const { ref, onChange, onBlur } = register(name)
    const field = (events: Pick<Control, 'onInput' | 'onBlur'>) =>
      bound(id, { name, ref, ...events }, errors[name]?.message)
    if (name === 'phone' || name === 'telefone')
      return field({ onInput: maskedInput(onChange), onBlur })
    if (name !== 'email') return field({ onInput: onChange, onBlur })
    const leave = (event: ControlEvent) => {
      void email.onLeave(event).catch(() => undefined)
      onBlur(event)
    }
    return { ...field({ onInput: onChange, onBlur: leave }), suggestion: email.suggestion }
  }
  const postForm = () => document.querySelector<HTMLFormElement>(`form#${id}`)?.submit()
  const submit =
    (act: (value: T) => unknown, post: () => void = postForm) =>
    (event: Pick<FormEvent, 'preventDefault'>) => {
      event.preventDefault()
      const sendUnchecked = (wrong: FieldErrors<Values>) => {
        if (UNCHECKABLE in wrong && navigator.onLine) post()
      }
      return isSubmitting ? undefined : handleSubmit(act, sendUnchecked)()
    }
  const [round, setRound] = useState(0)
  const clear = () => {
    reset({ ...emptied(initial), ...preset })
    setRound(round + 1)
  }
  const isUncheckable = UNCHECKABLE in errors && !navigator.onLine
  return { bind, values, checked, isUncheckable, isSubmitting, submit, setValue, clear, round }
}

/** The parsed value of a form's answers; undefined while one is wrong, or the visitor gave none. */
function useChecked<T>(
  rules: ReturnType<typeof checkedOnce<T>>,
  values: Values,
  preset: Values,
): T | undefined {
  const [checked, setChecked] = useState<T>()
  useEffect(() => {
    let isCurrent = true
    const isEmpty = !Object.values(typedIn(values, preset)).some(Boolean)
    // The rules are fetched with the first answer.
    void (isEmpty ? Promise.resolve(undefined) : rules(values)).then((result) => {
      if (isCurrent) setChecked(result?.ok ? () => result.value : undefined)
    })
    return () => {
      isCurrent = false
    }
  }, [rules, values, preset])
  return checked
}

const fieldErrors = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]),
  )

/** The answers that the visitor gave: those that differ from the preset ones. */
const typedIn = (values: Values, preset: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== preset[name]))

const emptied = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, '']))
