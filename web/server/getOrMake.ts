interface Store<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Returns what a map has for a key. If it has nothing, makes that and stores it. */
export function getOrMake<Key, Value>(
  store: Store<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = store.get(key)
  if (known !== undefined) return known
  const made = make()
  store.set(key, made)
  return made
}
