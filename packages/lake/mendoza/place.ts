import { type Operation, opcode } from './opcodes.ts'

/** How a difference is written where it stands: as the whole, a field or an element. */
export interface Place {
  /** Starts from a copy of the value before. */
  readonly copy: Operation
  /** Starts from nothing. */
  readonly blank: Operation
  /** Puts what was started into what is around it. */
  readonly leave: Operation
  /** Puts a value there, whatever was before. */
  readonly replace: (value: unknown) => Operation
}

/** The whole value: both stacks start with it, so a copy is there already. */
export const root: Place = {
  copy: [],
  blank: [opcode.blank],
  leave: [],
  replace: (value) => [opcode.value, value],
}

/** @param index of the field among the sorted keys of the object before */
export function field(key: string, index: number): Place {
  return {
    copy: [opcode.pushFieldCopy, index],
    blank: [opcode.pushFieldBlank, index],
    leave: [opcode.returnIntoObjectSameKeyPop],
    replace: (value) => [opcode.objectSetFieldValue, value, key],
  }
}

/** @param index of the element in the array before */
export function element(index: number): Place {
  return {
    copy: [opcode.pushElementCopy, index],
    blank: [opcode.pushElementBlank, index],
    leave: [opcode.returnIntoArrayPop],
    replace: (value) => [opcode.arrayAppendValue, value],
  }
}
