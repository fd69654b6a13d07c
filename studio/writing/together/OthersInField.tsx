import { Text } from '@sanity/ui'
import { type InputProps, pathsAreEqual } from 'sanity'

const names = new Intl.ListFormat('pt-BR')

/**
 * Says who else is in the short field that the editor is in: letters that two people type there at the same time are
 * merged one by one, as the Lake receives them.
 */
export function OthersInField({ focused, path, presence, schemaType: { jsonType } }: InputProps) {
  if (!focused || (jsonType !== 'string' && jsonType !== 'number')) return null
  const who = new Set(
    presence
      .filter((each) => pathsAreEqual(each.path, path))
      .map(({ user }) => user.displayName ?? 'Outra pessoa'),
  )
  if (who.size === 0) return null
  return (
    <Text as="p" size={1} role="status" style={{ marginTop: 12 }}>
      {names.format(who)} também {who.size > 1 ? 'estão' : 'está'} neste campo. O que duas pessoas
      escrevem ao mesmo tempo se mistura.
    </Text>
  )
}
