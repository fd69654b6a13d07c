import type { FieldProps, ObjectInputProps } from 'sanity'

/** The fields of an answer that its line has already. */
const ON_THE_LINE: readonly string[] = ['state', 'from', 'words']

/** The rest of an answer: its own source and day, the note, the day of the question. */
export function FactRest({ members, focusPath, ...props }: ObjectInputProps) {
  const rest = members.filter(
    // 'Validação' leads to a field of the line as well, where its message stands.
    (member) =>
      !('name' in member) || !ON_THE_LINE.includes(member.name) || focusPath[0] === member.name,
  )
  return props.renderDefault({ ...props, focusPath, members: rest })
}

/** Draws an answer without its title: the line above asks the question. */
export const FactBody = ({ children }: FieldProps) => children
