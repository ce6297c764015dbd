// Reads sources with the TypeScript compiler, for rules that a text search cannot check.
import * as ts from 'typescript';
import { read } from './files.ts';

export function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind);
}

/** All nodes inside a node, without those for which isOver is true and what they contain. */
export function nodesIn(node: ts.Node, isOver: (inner: ts.Node) => boolean = () => false): ts.Node[] {
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    if (!isOver(child)) inner.push(child, ...nodesIn(child, isOver));
  });
  return inner;
}
