import '../boot.ts';
