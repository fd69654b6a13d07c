import { OPCODE, type Operation } from './opcodes.ts'

/** The operations that change the whole value, a field or an element. */
export interface Place {
  /** The operation that starts from a copy of the old value. */
  copy: Operation
  /** The operation that starts from an empty value. */
  blank: Operation
  /** Puts the new value into the enclosing value. */
  leave: Operation
  /** Sets a value. */
  replace: (value: unknown) => Operation
}

/** The whole value. The output starts with a copy of it. */
export const ROOT: Place = {
  copy: [],
  blank: [OPCODE.blank],
  leave: [],
  replace: (value) => [OPCODE.value, value],
}

/** @param index of the field among the sorted keys of the old object */
export function field(key: string, index: number): Place {
  return {
    copy: [OPCODE.pushFieldCopy, index],
    blank: [OPCODE.pushFieldBlank, index],
    leave: [OPCODE.returnIntoObjectSameKeyPop],
    replace: (value) => [OPCODE.objectSetFieldValue, value, key],
  }
}

/** @param index of the element in the old array */
export function element(index: number): Place {
  return {
    copy: [OPCODE.pushElementCopy, index],
    blank: [OPCODE.pushElementBlank, index],
    leave: [OPCODE.returnIntoArrayPop],
    replace: (value) => [OPCODE.arrayAppendValue, value],
  }
}
