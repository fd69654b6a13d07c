/**
 * What the islands and their libraries ask of React, given by Preact: a tenth of the bytes. Hook by
 * hook: all of them as one object would cost every page a chunk that makes such objects.
 */
import { cloneElement, createContext, createElement, Fragment, isValidElement } from 'preact'
import {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'

export * from 'preact/hooks'
export { cloneElement, createContext, createElement, Fragment, isValidElement }
export default {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  isValidElement,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
}
