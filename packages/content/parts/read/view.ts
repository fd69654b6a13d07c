/**
 * The part of a page that a mapping function makes: the type of what it returns, in which a property that may be
 * undefined may also be left out.
 */
export type View<Map extends (...args: never) => unknown> = Optional<NonNullable<ReturnType<Map>>>

/** The same object, with a `?` where the value may be undefined, at any depth. */
type Optional<T> = { [Key in keyof Marked<T>]: Part<Marked<T>[Key]> }

type Marked<T> = Omit<T, Undefinable<T>> & Partial<Pick<T, Undefinable<T>>>

type Undefinable<T> = { [Key in keyof T]-?: undefined extends T[Key] ? Key : never }[keyof T]

/** A type that was written with a `?`, such as `Claim`, is taken as it is. Some strings, and functions, are objects to the compiler. */
type Part<T> = T extends string | ((...args: never) => unknown)
  ? T
  : T extends readonly (infer Item)[]
    ? Part<Item>[]
    : T extends object
      ? Optional<T> extends T
        ? T
        : Optional<T>
      : T
