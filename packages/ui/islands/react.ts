/**
 * What the islands and their libraries ask of React, given by Preact: a tenth of the bytes. Hook by
 * hook: all of them as one object would cost every page a chunk that makes such objects.
 */
import { createContext } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

export * from 'preact/hooks'
/** What react-hook-form reads from the default export in what islands use of it. */
export default { createContext, useEffect, useRef, useState }
